import { loginPath, resetPasswordPath, verifyEmailPath } from '#app/domain/urls/account-links.ts'
import { absoluteUrl, companyPath } from '#app/domain/urls/links.ts'
import { getDisplayName } from '#app/domain/user.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { formatMail, type MailContent } from './mail/format-mail.ts'
import type { Mail } from './mail/mailer.server.ts'

interface Recipient {
  name: string
  email: string
}

/**
 * Sends account emails with one storefront's branding. The methods return before the email is sent.
 * An account belongs to all storefronts, so no email calls it the account of one.
 */
export interface AccountMails {
  sendVerification(user: Recipient, token: string, to?: string): void
  sendAlreadySignedUp(user: Recipient): void
  sendReset(user: Recipient, token: string, to?: string): void
  sendPasswordChanged(user: Recipient): void
  /** Notifies the old address that a link was sent to the new one. */
  sendEmailChange(user: Recipient, newEmail: string): void
  /** Sends that link to the new address, which is the recipient's email here. */
  sendNewEmail(user: Recipient, token: string): void
  /** Notifies the old address that the new one has replaced it. */
  sendEmailChanged(user: Recipient, newEmail: string): void
  sendDeleted(user: Recipient): void
}

export interface AccountMailsOptions {
  site: Storefront
  origin: string
  /** The names of all storefronts that share the accounts. */
  siteNames: readonly string[]
  send(mail: Mail): void
}

export function createAccountMails({
  site,
  origin,
  siteNames,
  send,
}: AccountMailsOptions): AccountMails {
  const url = (path: string) => absoluteUrl(origin, path)
  const sendTo = (user: Recipient, subject: string, { paragraphs, ...content }: MailContent) =>
    send({
      to: user.email,
      subject,
      storefront: site,
      ...formatMail(site, {
        ...content,
        paragraphs: [`Hi ${getDisplayName(user)},`, ...paragraphs],
      }),
    })
  const oneAccount = `One account works on ${new Intl.ListFormat('en-US').format(siteNames)}.`
  const writeToUs = { text: 'If this wasn’t you, write to us', url: url(companyPath('contact')) }
  return {
    sendVerification(user, token, to) {
      sendTo(user, 'Confirm your email', {
        title: 'Confirm your email',
        paragraphs: [
          `You signed up on ${site.siteName}. Follow this link to confirm your email. ${oneAccount}`,
        ],
        action: { label: 'Confirm email', url: url(verifyEmailPath({ token, to })) },
        notes: ['The link works for one hour. If you didn’t request it, ignore this email.'],
      })
    },
    sendAlreadySignedUp(user) {
      sendTo(user, 'You already have an account', {
        title: 'You already have an account',
        paragraphs: [
          `Someone, probably you, tried to sign up on ${site.siteName} with this email. You already have an account, so just log in. ${oneAccount}`,
        ],
        action: { label: 'Log in', url: url(loginPath()) },
        notes: [
          { text: 'Forgot your password? Reset it here', url: url(resetPasswordPath()) },
          'If this wasn’t you, ignore this email. Nothing has changed.',
        ],
      })
    },
    sendReset(user, token, to) {
      sendTo(user, 'Reset your password', {
        title: 'Reset your password',
        paragraphs: [`Follow this link to choose a new password. ${oneAccount}`],
        action: { label: 'Choose a new password', url: url(resetPasswordPath({ token, to })) },
        notes: [
          'The link works once, for one hour. If you didn’t request it, ignore this email; your password stays the same.',
        ],
      })
    },
    sendPasswordChanged(user) {
      sendTo(user, 'Your password was changed', {
        title: 'Your password was changed',
        paragraphs: [`Your password was just changed. ${oneAccount}`],
        notes: [{ text: 'If this wasn’t you, reset it now', url: url(resetPasswordPath()) }],
      })
    },
    sendEmailChange(user, newEmail) {
      sendTo(user, 'Your email is about to change', {
        title: 'Your email is about to change',
        paragraphs: [
          `We’ve sent a link to ${newEmail}. Once you open it, you’ll log in with that email.`,
        ],
        notes: [
          { text: 'If this wasn’t you, reset your password now', url: url(resetPasswordPath()) },
        ],
      })
    },
    sendNewEmail(user, token) {
      sendTo(user, 'Confirm your new email', {
        title: 'Confirm your new email',
        paragraphs: [
          `You asked to log in with ${user.email} from now on. Follow this link to make it the email of your account. ${oneAccount}`,
        ],
        action: { label: 'Confirm new email', url: url(verifyEmailPath({ token })) },
        notes: [
          'The link works once, for one hour. It doesn’t log anybody in. If you didn’t request it, ignore this email.',
        ],
      })
    },
    sendEmailChanged(user, newEmail) {
      sendTo(user, 'Your email was changed', {
        title: 'Your email was changed',
        paragraphs: [
          `From now on you log in with ${newEmail}. This address is no longer the email of your account.`,
        ],
        notes: [writeToUs],
      })
    },
    sendDeleted(user) {
      sendTo(user, 'Your account was deleted', {
        title: 'Your account was deleted',
        paragraphs: [
          `Your account and everything you saved were deleted on ${new Intl.ListFormat('en-US').format(siteNames)}.`,
        ],
        notes: [writeToUs],
      })
    },
  }
}
