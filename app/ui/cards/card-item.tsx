import { use } from 'react'
import { LinkPageContext } from '../link-page-context.ts'
import { LinkSearchContext } from '../link-search.ts'
import { ShellContext } from '../shell-context.ts'
import { CardContent, type CardContentProps } from './card-content.tsx'
import { DrawCardContext } from './draw-card-context.ts'

/**
 * A card in a list. The server draws its content from what it drew for other lists: React's
 * renderer would take more time for fifty cards than for the rest of the page.
 */
export function CardItem({
  className,
  ...content
}: CardContentProps & { className?: string | undefined }) {
  const draw = use(DrawCardContext)
  // React puts a preload of the first picture into the document's head.
  if (!draw || content.isFirst)
    return (
      <li className={className}>
        <CardContent {...content} />
      </li>
    )
  const html = draw(content, {
    shell: use(ShellContext),
    page: use(LinkPageContext),
    search: use(LinkSearchContext),
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the same content, rendered by React.
  return <li className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
