import { parseHttpUrl } from './parse-http-url.ts'

/**
 * Finds the URL of the retailer's own page in a tracked link, which contains
 * it as `murl`. The URL is decoded once, like any query: decoding twice would
 * corrupt URLs that themselves contain encoded characters. Some hand-made
 * links are encoded twice, which is recognizable after the first decoding.
 *
 *     …/link?id=x&offerid=1.2&type=15&murl=https%3A%2F%2Fa.example%2Fp%3Fx%3D1%2526y  → https://a.example/p?x=1%26y
 *     …/fs-bin/click?id=x&offerid=1.2&RD_PARM1=https%253A%252F%252Fa.example%252Fp    → https://a.example/p
 *     …/link?id=x&offerid=1.2&type=15                                                 → undefined
 */
export function parseLandingUrl(trackedUrl: string): string | undefined {
  for (const [name, value] of URL.parse(trackedUrl)?.searchParams ?? []) {
    if (!/^(murl|rd_parm1)$/i.test(name)) continue
    return parseHttpUrl(/^https?%3a/i.test(value) ? decode(value) : value)
  }
  return undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
