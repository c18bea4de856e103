import type { Picture } from '#app/domain/picture.ts'
import type { EditorialPicture, RichText } from '#app/domain/rich-text.ts'
import type { ArticleLink } from '#app/pages/articles/article-link.ts'
import type { ArticleSlice } from '#app/pages/articles/article-page.ts'
import type { ProductCard } from '#app/pages/card.ts'
import { ArticleCard } from '#app/ui/articles/article-card.tsx'
import { SliceView } from '#app/ui/articles/article-view.tsx'
import { WebPosts } from '#app/ui/articles/web-posts.tsx'
import { GallerySection } from './gallery-frame.tsx'
import { missingPicture, samplePosts } from './samples.ts'

/** The parts of an article and of the list of articles. */
export function ArticleStates({
  picture = missingPicture,
  cards,
}: {
  picture: Picture | undefined
  cards: ProductCard[]
}) {
  const cover: EditorialPicture = { picture, alt: 'A dress', width: 1_200, height: 800 }
  const broken = { ...cover, picture: missingPicture, alt: 'A coat on a hanger' }
  const articles: ArticleLink[] = [
    { ...article, cover },
    { ...article, path: `${article.path}-2`, cover: broken, title: 'A cover that fails to load' },
    { ...bare, path: `${article.path}-3`, title: 'No cover, and no brand' },
    {
      ...article,
      path: `${article.path}-4`,
      cover,
      title: `${article.title}, and what to do about Donaudampfschifffahrtsgesellschaftskapitäne`,
      summary: article.summary.repeat(3),
    },
  ]
  const slices: [name: string, slice: ArticleSlice][] = [
    ['Text', { kind: 'text', text: sampleText }],
    [
      'Picture',
      { kind: 'picture', picture: cover, caption: 'Hang it on a wide hanger overnight.' },
    ],
    ['Broken picture', { kind: 'picture', picture: broken }],
    ['Quote', { kind: 'quote', text: 'The rest is patience and a comb.', source: 'Ruth Calder' }],
    [
      'Products',
      { kind: 'products', title: 'Wool coats', to: '/products/women/wool-coats', cards },
    ],
  ]
  return (
    <>
      <GallerySection title="Cards of articles">
        <ul className="grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {articles.map(each => (
            <li key={each.path}>
              <ArticleCard article={each} heading="h3" />
            </li>
          ))}
        </ul>
      </GallerySection>
      {slices.map(([name, slice]) => (
        <GallerySection key={name} title={name}>
          <div className="-mx-4 xl:-mx-8">
            <SliceView slice={slice} isLead={name === 'Text'} />
          </div>
        </GallerySection>
      ))}
      <WebPosts posts={samplePosts} />
    </>
  )
}

const bare: ArticleLink = {
  path: '/articles/guides/sample',
  title: 'How to care for cashmere so that it lasts ten winters',
  summary: 'Wash it more often than you think but gently, dry it flat, and never hang it.',
  publishedOn: '2026-10-29',
}
const article: ArticleLink = { ...bare, brand: 'Northquay' }

const sampleText: RichText = [
  {
    kind: 'paragraph',
    text: [
      { text: 'A winter coat is the most visible thing you own for five months of the year. ' },
      { text: 'Try it over your thickest sweater', isStrong: true },
      { text: ', look at the ' },
      { text: 'shoulder seam', isEmphasized: true },
      { text: ' first, and ' },
      { text: 'leave the length for last', to: '/products/women/wool-coats' },
      { text: '.' },
    ],
  },
  { kind: 'heading', level: 2, text: [{ text: 'Five checks before you pay' }] },
  {
    kind: 'paragraph',
    text: [
      {
        text: 'Stand straight. In a set-in sleeve the seam belongs on the edge of your shoulder. ',
      },
      { text: 'The label of a German coat may say Donaudampfschifffahrtsgesellschaftskapitän.' },
    ],
  },
  { kind: 'heading', level: 3, text: [{ text: 'What to bring' }] },
  {
    kind: 'list',
    isOrdered: false,
    items: [
      [{ text: 'The sweater that you wear most.' }],
      [{ text: 'Shoes with your usual heel.' }],
    ],
  },
  {
    kind: 'list',
    isOrdered: true,
    items: [[{ text: 'Button it.' }], [{ text: 'Cross your arms.' }], [{ text: 'Sit down.' }]],
  },
]
