import { Form } from 'react-router'
import { downloadDataPath } from '#app/domain/urls/account-links.ts'
import type { User } from '#app/domain/user.ts'
import { EmailField, NewPasswordField, PasswordField } from '../form/account-fields.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { AccountSection } from './account-section.tsx'
import { FormAnswer } from './form-answer.tsx'
import { type FormResult, getErrors } from './form-result.ts'
import { LogOutForm } from './log-out-form.tsx'
import { type SessionEntry, SessionList } from './session-list.tsx'

export function SettingsTab({
  user,
  hasPassword,
  sessions,
  result,
}: {
  user: User
  hasPassword: boolean
  sessions: readonly SessionEntry[]
  result: FormResult | undefined
}) {
  const currentPassword = (intent: string) =>
    hasPassword ? (
      <PasswordField
        label="Current password"
        name="current"
        error={getErrors(result, intent).current}
      />
    ) : (
      <input type="hidden" name="current" value="" />
    )
  return (
    <>
      <AccountSection title="Email" intro={`You log in with ${user.email}.`}>
        <FormAnswer intent="email" result={result}>
          We’ve sent a link to the new email. Open it to finish the change.
        </FormAnswer>
        <Form method="post" noValidate className="flex flex-col items-start gap-5">
          <EmailField label="New email" error={getErrors(result, 'email').email} />
          {currentPassword('email')}
          <SubmitButton intent="email">Change email</SubmitButton>
        </Form>
      </AccountSection>
      {hasPassword ? (
        <AccountSection title="Password" intro="Changing it logs you out on your other devices.">
          <FormAnswer intent="password" result={result}>
            Your password has been changed.
          </FormAnswer>
          <Form method="post" noValidate className="flex flex-col items-start gap-5">
            {currentPassword('password')}
            <NewPasswordField error={getErrors(result, 'password').password} />
            <SubmitButton intent="password">Change password</SubmitButton>
          </Form>
        </AccountSection>
      ) : (
        <AccountSection
          title="Password"
          intro="You log in with another site. To set a password as well, log out and choose “Forgot your password?”."
        />
      )}
      <AccountSection title="Where you’re logged in">
        <SessionList sessions={sessions} />
        <LogOutForm className="button-quiet" />
      </AccountSection>
      <AccountSection title="Your data" intro="Everything we have about you, as a JSON file.">
        <a href={downloadDataPath} download className="button-quiet self-start">
          Download my data
        </a>
      </AccountSection>
      <AccountSection
        title="Delete account"
        intro="Deletes your account and everything you saved, on all our sites. This can’t be undone."
      >
        <FormAnswer intent="delete" result={result}>
          Your account has been deleted.
        </FormAnswer>
        <Form method="post" noValidate className="flex flex-col items-start gap-5">
          {currentPassword('delete')}
          <button type="submit" name="intent" value="delete" className="button-danger">
            Delete account
          </button>
        </Form>
      </AccountSection>
    </>
  )
}
