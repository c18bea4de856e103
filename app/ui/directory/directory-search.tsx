import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Icon } from '../elements/icon.tsx'

const typingPauseMs = 120

/**
 * A search that filters a directory while the visitor
 * types. Without JavaScript, it is a plain form.
 */
export function DirectorySearch({ label, text }: { label: string; text: string }) {
  const submit = useSubmit()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  return (
    <search>
      <Form
        toolname="search_directory"
        tooldescription="Find names in this A to Z directory of brands or stores."
        onChange={({ currentTarget }) => {
          clearTimeout(pause.current)
          pause.current = setTimeout(
            () => submit(currentTarget, { replace: true, preventScrollReset: true }),
            typingPauseMs,
          )
        }}
        className="relative mt-4 max-w-md"
      >
        <Icon name="search" size={18} className="absolute top-3 left-3 text-soft" />
        <input
          type="search"
          name="q"
          defaultValue={text}
          maxLength={200}
          aria-label={label}
          toolparamdescription="Part of the name"
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          className="h-11 w-full rounded border border-field bg-paper pr-3 pl-10 text-base hover:border-soft md:text-sm"
        />
      </Form>
    </search>
  )
}
