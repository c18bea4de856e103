import { loginPath, resetPasswordPath, verifyEmailPath } from '#app/domain/account-links.ts'
import { absoluteUrl } from '#app/domain/links.ts'
import { getDisplayName } from '#app/domain/user.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { formatMail, type MailContent } from './mail/mail-layout.ts'
import type { Mail } from './mail/mailer.server.ts'

interface Recipient {
  name: string
  email: string
}

/**
 * Sends account emails with one storefront's branding. The methods return before the email is sent.
 */
export interface AccountMails {
  sendVerification(user: Recipient, token: string, to?: string): void
  sendAlreadySignedUp(user: Recipient): void
  sendReset(user: Recipient, token: string, to?: string): void
  sendPasswordChanged(user: Recipient): void
  /** Notifies the old address of the change. */
  sendEmailChange(user: Recipient, newEmail: string): void
}

export function createAccountMails(
  site: Storefront,
  origin: string,
  send: (mail: Mail) => void,
): AccountMails {
  const url = (path: string) => absoluteUrl(origin, path)
  const sendTo = (user: Recipient, subject: string, content: MailContent) =>
    send({ to: user.email, subject, storefront: site, ...formatMail(site, content) })
  return {
    sendVerification(user, token, to) {
      sendTo(user, `Confirm your email for ${site.siteName}`, {
        title: 'Confirm your email',
        paragraphs: [
          `Hi ${getDisplayName(user)},`,
          `Follow this link to confirm your email and start using ${site.siteName}.`,
        ],
        action: { label: 'Confirm email', url: url(verifyEmailPath({ token, to })) },
        notes: ['The link works for one hour. If you didn’t request it, ignore this email.'],
      })
    },
    sendAlreadySignedUp(user) {
      sendTo(user, `You already have a ${site.siteName} account`, {
        title: 'You already have an account',
        paragraphs: [
          `Hi ${getDisplayName(user)},`,
          'Someone, probably you, tried to sign up with this email. You already have an account, so just log in.',
        ],
        action: { label: 'Log in', url: url(loginPath()) },
        notes: [
          { text: 'Forgot your password? Reset it here', url: url(resetPasswordPath()) },
          'If this wasn’t you, ignore this email. Nothing has changed.',
        ],
      })
    },
    sendReset(user, token, to) {
      sendTo(user, `Reset your ${site.siteName} password`, {
        title: 'Reset your password',
        paragraphs: [`Hi ${getDisplayName(user)},`, 'Follow this link to choose a new password.'],
        action: { label: 'Choose a new password', url: url(resetPasswordPath({ token, to })) },
        notes: [
          'The link works once, for one hour. If you didn’t request it, ignore this email; your password stays the same.',
        ],
      })
    },
    sendPasswordChanged(user) {
      sendTo(user, `Your ${site.siteName} password was changed`, {
        title: 'Your password was changed',
        paragraphs: [`Hi ${getDisplayName(user)},`, 'Your password was just changed.'],
        notes: [{ text: 'If this wasn’t you, reset it now', url: url(resetPasswordPath()) }],
      })
    },
    sendEmailChange(user, newEmail) {
      sendTo(user, `Your ${site.siteName} email is about to change`, {
        title: 'Your email is about to change',
        paragraphs: [
          `Hi ${getDisplayName(user)},`,
          `We’ve sent a link to ${newEmail}. Once you open it, you’ll log in with that email.`,
        ],
        notes: [
          { text: 'If this wasn’t you, change your password now', url: url(resetPasswordPath()) },
        ],
      })
    },
  }
}
