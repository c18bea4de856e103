import { Icon } from '#app/ui/elements/icon.tsx'
import { OutboundButton } from '#app/ui/elements/outbound-link.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { GallerySection, State, States } from './gallery-frame.tsx'

/** Buttons, fields, messages and toasts. */
export function ControlStates() {
  return (
    <>
      <GallerySection title="Buttons">
        <States>
          <State name="Main">
            <button type="button" className="button-primary px-6">
              Sign up
            </button>
          </State>
          <State name="Main, busy">
            <button type="button" aria-disabled className="button-primary px-6">
              Sign up
            </button>
          </State>
          <State name="Quiet">
            <button type="button" className="button-quiet px-6">
              Load more
            </button>
          </State>
          <State name="Danger">
            <button type="button" className="button-danger px-6">
              Delete account
            </button>
          </State>
          <State name="Buy">
            <OutboundButton buyPath="/out/s/sample">Buy now at Alder & Finch</OutboundButton>
          </State>
        </States>
      </GallerySection>
      <GallerySection title="Fields and messages">
        <div className="flex max-w-md flex-col gap-5">
          <TextField label="Email" name="plain" type="email" placeholder="you@example.com" />
          <TextField label="Password" name="hint" type="password" hint="At least 8 characters" />
          <TextField
            label="Email"
            name="wrong"
            defaultValue="sam@"
            error="Enter a full email address"
          />
          {/* A copy of FormMessage, because the original would take focus when it appears. */}
          <div data-kind="error" className="form-message">
            <Icon name="circle-alert" size={18} />
            <div>The email or password is wrong.</div>
          </div>
          <div data-kind="success" className="form-message">
            <Icon name="circle-check" size={18} />
            <div>Your changes are saved.</div>
          </div>
        </div>
      </GallerySection>
      <GallerySection title="Toasts">
        <div className="flex flex-wrap gap-4">
          <button
            type="button"
            className="button-quiet px-6"
            onClick={() =>
              showToast({
                kind: 'success',
                title: 'Successfully added to favorites.',
                text: 'Harbour Stripe Linen Midi Dress',
              })
            }
          >
            Show a success
          </button>
          <button
            type="button"
            className="button-quiet px-6"
            onClick={() =>
              showToast({
                kind: 'error',
                title: 'Not saved',
                text: 'We couldn’t save Elm Knitted Scarf. Check your connection.',
                actions: [{ label: 'Try again', run: () => undefined }],
              })
            }
          >
            Show an error
          </button>
          <button
            type="button"
            className="button-quiet px-6"
            onClick={() =>
              showToast({
                kind: 'note',
                title: 'Not Logged In',
                text: 'Please login first to save this product.',
                actions: ['Log in', 'Sign up'].map(label => ({ label, run: () => undefined })),
              })
            }
          >
            Show a note
          </button>
          <button
            type="button"
            className="button-quiet px-6"
            onClick={() =>
              showToast({
                kind: 'news',
                title: '2 price drops in products you saw',
                actions: [{ label: 'Show', run: () => undefined }],
              })
            }
          >
            Show news
          </button>
        </div>
      </GallerySection>
    </>
  )
}
