import { text } from '#app/domain/setting.ts'

/** Parses comma-separated hosts inside our own network, each with its port. */
export function hostList(example: string) {
  return text
    .regex(
      /^[^\s,/@]*(?:\s*,\s*[^\s,/@]+)*$/,
      `must be hosts as in their addresses, like ${example}`,
    )
    .transform(hosts =>
      hosts.split(',').flatMap(host => (host.trim() ? host.trim().toLowerCase() : [])),
    )
}
