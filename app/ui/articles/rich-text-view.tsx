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

function Block({ block }: { block: RichBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading>
          <Runs runs={block.text} />
        </Heading>
      )
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
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
      return <EditorialPicture picture={block.picture} sizes="(width <= 768px) 92vw, 680px" />
    case 'paragraph':
      return (
        <p>
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
  const emphasized = isEmphasized ? <em>{text}</em> : text
  const styled = isStrong ? <strong>{emphasized}</strong> : emphasized
  if (to === undefined) return styled
  return to.startsWith('/') ? (
    <PageLink to={to}>{styled}</PageLink>
  ) : (
    <ExternalLink href={to} className="">
      {styled}
    </ExternalLink>
  )
}
