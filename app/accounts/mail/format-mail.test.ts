import { describe, expect, it } from 'vitest'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { formatMail } from './format-mail.ts'

const content = {
  title: 'Confirm <your> email',
  paragraphs: [
    'Hi Ann & Bea,',
    { heading: 'New' },
    { text: 'A <coat>', url: 'https://shop.example/c' },
    {
      label: 'Price drop',
      text: 'A hat',
      detail: '$9.00, was $<12>',
      url: 'https://shop.example/h',
    },
  ],
  action: { label: 'Confirm', url: 'https://shop.example/?token=a&to=b' },
  notes: ['It works for one hour.'],
}

describe('formatMail', () => {
  it.each(storefronts.map(site => [site.siteName, site] as const))(
    'AC5 writes text and HTML with the branding of %s',
    (siteName, site) => {
      const { text, html } = formatMail(site, content)
      expect(text).toContain('Confirm:\nhttps://shop.example/?token=a&to=b')
      expect(text).toContain(`${siteName}: ${site.meta.tagline}`)
      expect(html).toContain(
        '<h1 style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight',
      )
      expect(html).toContain('Confirm &lt;your&gt; email')
      expect(text).toContain('New\n\nA <coat>: https://shop.example/c')
      expect(html).toContain('<strong>New</strong>')
      expect(text).toContain('Price drop: A hat, $9.00, was $<12>: https://shop.example/h')
      expect(html).toContain('>A hat</a><br>$9.00, was $&lt;12&gt;</p>')
      expect(html).toMatch(/<a href="https:\/\/shop\.example\/c" style="[^"]+">A &lt;coat&gt;<\/a>/)
      expect(html).toContain('href="https://shop.example/?token=a&amp;to=b"')
      expect(html).toContain(`background:${site.look.light.button}`)
      expect(html).toContain(`background:${site.look.light.ground}`)
      for (const other of storefronts.filter(each => each !== site))
        expect(text + html).not.toContain(other.siteName)
    },
  )
})
