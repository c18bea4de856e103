import { Fragment, type ReactNode } from 'react'
import type { RichBlock, RichText, TextRun } from '#app/domain/rich-text.ts'
import { ExternalLink } from '../elements/outbound-link.tsx'
import { PageLink } from '../elements/page-link.tsx'
import { EditorialPicture } from './editorial-picture.tsx'

/** Editorial rich text; `prose-editorial` sets its typography. */
export function RichTextView({ text }: { text: RichText }) {
  return text.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the text never changes.
    <Block key={index} block={block} />
  ))
}

function Block({ block }: { block: RichBlock }): React.ReactElement {
  const dir = block.isRightToLeft ? 'rtl' : undefined
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading dir={dir}>
          <Runs runs={block.text} />
        </Heading>
      )
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List dir={dir}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the text never changes.
            <li key={index}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'picture':
      return (
        <EditorialLink to={block.to}>
          <EditorialPicture picture={block.picture} sizes="(width <= 768px) 92vw, 680px" />
        </EditorialLink>
      )
    case 'paragraph':
      return (
        <p dir={dir}>
          <Runs runs={block.text} />
        </p>
      )
  }
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of the text never changes.
  return runs.map((run, index) => <Run key={index} run={run} />)
}

function Run({ run: { text, isStrong, isEmphasized, to } }: { run: TextRun }) {
  const lines = <Lines text={text} />
  const emphasized = isEmphasized ? <em>{lines}</em> : lines
  const styled = isStrong ? <strong>{emphasized}</strong> : emphasized
  return <EditorialLink to={to}>{styled}</EditorialLink>
}

function EditorialLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children
  if (to.startsWith('/')) return <PageLink to={to}>{children}</PageLink>
  if (/^(?:mailto|tel):/.test(to)) return <a href={to}>{children}</a>
  return (
    <ExternalLink href={to} className="">
      {children}
    </ExternalLink>
  )
}

/** Shows the line breaks that an editor typed within a paragraph. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the text never changes.
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
}
