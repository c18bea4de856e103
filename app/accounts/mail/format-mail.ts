import type { Look } from '#app/storefronts/look.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'

/** A paragraph: plain text, a link, a line of a list, or the heading of the paragraphs that follow. */
export type MailParagraph = string | { text: string; url: string } | MailLine | { heading: string }

/** A link with what kind of news it is above, and more words below. */
interface MailLine {
  label: string
  text: string
  detail: string
  url: string
}

/** An email's content, from which its text and HTML parts are made. */
export interface MailContent {
  title: string
  paragraphs: readonly MailParagraph[]
  action?: { label: string; url: string }
  /** Notes shown in smaller type below the action. */
  notes?: readonly MailParagraph[]
}

/** Formats the text and HTML parts of an email in a storefront's design. */
export function formatMail(
  { siteName, siteUrl, look, meta }: Storefront,
  { title, paragraphs, action, notes = [] }: MailContent,
): { text: string; html: string } {
  const signature = `${siteName}: ${meta.tagline}`
  const text = [
    title,
    ...paragraphs.map(toText),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes.map(toText),
    `-- \n${signature}\n${siteUrl}`,
  ].join('\n\n')
  const { paper, ground, ink, soft } = look.light
  const { weight, tracking, case: letters } = look.display
  const display = `font-weight:${weight};letter-spacing:${tracking}em;text-transform:${letters}`
  const font = "font-family:'DM Sans','Helvetica Neue','Segoe UI',Arial,sans-serif"
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${paper};border-radius:${look.radius.panel}px">
<tr><td style="padding:32px 32px 0;${font};font-size:20px;${display};color:${ink}">
<a href="${escapeHtml(siteUrl)}" style="color:${ink};text-decoration:none">${escapeHtml(siteName)}</a>
</td></tr>
<tr><td style="padding:24px 32px 32px;${font};font-size:16px;line-height:24px;overflow-wrap:anywhere;color:${ink}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px;${display}">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph => `<p style="margin:0 0 16px">${toHtml(paragraph, look)}</p>`).join('\n')}
${action ? formatButton(action, look) : ''}
${notes.map(note => `<p style="margin:0 0 8px;font-size:14px;line-height:20px;color:${soft}">${toHtml(note, look)}</p>`).join('\n')}
</td></tr>
</table>
<p style="margin:16px 0 0;${font};font-size:12px;line-height:16px;color:${soft}">${escapeHtml(signature)}</p>
</td></tr>
</table>
</body>
</html>
`
  return { text, html }
}

function toText(paragraph: MailParagraph): string {
  if (typeof paragraph === 'string') return paragraph
  if ('heading' in paragraph) return paragraph.heading
  if ('label' in paragraph) {
    const { label, text, detail, url } = paragraph
    return `${label}: ${text}, ${detail}: ${url}`
  }
  return `${paragraph.text}: ${paragraph.url}`
}

function toHtml(paragraph: MailParagraph, { light }: Look): string {
  if (typeof paragraph === 'string') return escapeHtml(paragraph)
  if ('heading' in paragraph) return `<strong>${escapeHtml(paragraph.heading)}</strong>`
  const { text, url } = paragraph
  const link = `<a href="${escapeHtml(url)}" style="color:${light.accent}">${escapeHtml(text)}</a>`
  if (!('label' in paragraph)) return link
  const { label, detail } = paragraph
  return `<span style="font-size:14px;color:${light.soft}">${escapeHtml(label)}</span><br>${link}<br>${escapeHtml(detail)}`
}

function formatButton({ label, url }: { label: string; url: string }, look: Look): string {
  const { accent, button, soft } = look.light
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:${look.radius.control}px;background:${button};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:20px;color:${soft}">Or open this address: <a href="${escapeHtml(url)}" style="color:${accent};word-break:break-all">${escapeHtml(url)}</a></p>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
