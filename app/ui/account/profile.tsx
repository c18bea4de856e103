import { useState } from 'react'
import { Form } from 'react-router'
import { maxUploadBytes } from '#app/domain/max-upload-bytes.ts'
import type { User } from '#app/domain/user.ts'
import { Avatar } from '../elements/avatar.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { getFaultMessage } from './account-faults.ts'
import { AccountSection } from './account-section.tsx'
import { FormAnswer } from './form-answer.tsx'
import { type FormResult, getErrors } from './form-result.ts'

export function ProfileTab({ user, result }: { user: User; result: FormResult | undefined }) {
  return (
    <>
      <AccountSection title="Profile" intro={user.email}>
        <FormAnswer intent="name" result={result}>
          Your name is saved.
        </FormAnswer>
        <Form method="post" noValidate className="flex flex-col items-start gap-5">
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            defaultValue={user.name}
            error={getErrors(result, 'name').name}
          />
          <SubmitButton intent="name">Save name</SubmitButton>
        </Form>
      </AccountSection>
      <AccountSection title="Photo">
        <FormAnswer intent="photo" result={result}>
          Your photo is saved.
        </FormAnswer>
        <div className="flex flex-wrap items-center gap-5">
          <Avatar user={user} className="size-18 text-xl" />
          <PhotoForm error={getErrors(result, 'photo').photo} />
          {user.picture ? (
            <Form method="post">
              <button type="submit" name="intent" value="remove-photo" className="button-quiet">
                Remove photo
              </button>
            </Form>
          ) : null}
        </div>
      </AccountSection>
    </>
  )
}

/**
 * The form for a new photo. The form is submitted natively, so that
 * the browser shows the progress. Files over the limit are not sent.
 */
function PhotoForm({ error }: { error: string | undefined }) {
  const [isTooLarge, setTooLarge] = useState(false)
  return (
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={event => {
        if (isTooLarge) event.preventDefault()
      }}
      className="flex flex-1 flex-col items-start gap-3 max-sm:basis-full"
    >
      <TextField
        label="New photo"
        name="photo"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint="JPEG, PNG, WebP or AVIF, up to 10 MB."
        error={isTooLarge ? getFaultMessage('photo-size') : error}
        onChange={({ currentTarget: { files } }) =>
          setTooLarge((files?.[0]?.size ?? 0) > maxUploadBytes)
        }
      />
      <button type="submit" name="intent" value="photo" className="button-quiet">
        Save photo
      </button>
    </form>
  )
}
