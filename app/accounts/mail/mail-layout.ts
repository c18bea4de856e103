import type { Storefront } from '#app/storefronts/storefront.ts'

/** A mail's content, from which both of its parts are made. */
export interface MailContent {
  title: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** Shown in smaller type below the action. */
  notes?: readonly string[]
}

/** Mail clients do not support our style sheets, so the accents of tokens.css are repeated here. */
const accents = { blue: '#1d4fd8', brown: '#80502c' }

/** The text and HTML parts of a mail in the look of a storefront. */
export function formatMail(
  { siteName, siteUrl, theme, meta }: Storefront,
  { title, paragraphs, action, notes = [] }: MailContent,
): { text: string; html: string } {
  const signature = `${siteName}: ${meta.tagline}`
  const text = [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `-- \n${signature}\n${siteUrl}`,
  ].join('\n\n')
  const font = "font-family:'DM Sans','Helvetica Neue','Segoe UI',Arial,sans-serif"
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f2ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f2ee">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:10px">
<tr><td style="padding:32px 32px 0;${font};font-size:20px;font-weight:700;color:#1a1814">
<a href="${escapeHtml(siteUrl)}" style="color:#1a1814;text-decoration:none">${escapeHtml(siteName)}</a>
</td></tr>
<tr><td style="padding:24px 32px 32px;${font};font-size:16px;line-height:24px;color:#1a1814">
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${action ? formatButton(action, accents[theme]) : ''}
${notes.map(note => `<p style="margin:0 0 8px;font-size:14px;line-height:20px;color:#655f56">${escapeHtml(note)}</p>`).join('\n')}
</td></tr>
</table>
<p style="margin:16px 0 0;${font};font-size:12px;line-height:16px;color:#655f56">${escapeHtml(signature)}</p>
</td></tr>
</table>
</body>
</html>
`
  return { text, html }
}

function formatButton({ label, url }: { label: string; url: string }, accent: string): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:20px;color:#655f56">Or open this address: <a href="${escapeHtml(url)}" style="color:${accent};word-break:break-all">${escapeHtml(url)}</a></p>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
