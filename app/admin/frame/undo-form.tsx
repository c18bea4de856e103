import { Form } from 'react-router'

/** A button that removes a row from an operators' table. */
export function UndoForm({ path, id, name }: { path: string; id: string; name: string }) {
  return (
    <Form method="post" action={path}>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value="remove"
        aria-label={`Undo ${name}`}
        className="button-quiet"
      >
        Undo
      </button>
    </Form>
  )
}
