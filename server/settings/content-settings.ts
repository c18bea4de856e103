import { type SettingShape, text, webAddress } from '#app/domain/setting.ts'
import { contentWebhookPath } from '#app/domain/urls/links.ts'
import { hostList } from './host-list.ts'

/** The service where editors write menus, articles and company pages. */
export const contentSettings = {
  contentUrl: {
    variable: 'CONTENT_API_URL',
    description:
      'the Prismic repository with menus, site settings, articles and company pages, like https://name.cdn.prismic.io/api/v2',
    schema: webAddress('https://name.cdn.prismic.io/api/v2'),
    whenUnset: 'none; the storefronts’ files and built-in texts are used',
  },
  contentToken: {
    variable: 'CONTENT_API_TOKEN',
    description: 'the access token of a private repository',
    schema: text,
    whenUnset: 'none',
    isSecret: true,
  },
  contentLocale: {
    variable: 'CONTENT_LOCALE',
    description: 'the locale of the repository that the storefronts show, like `en-us`',
    schema: text.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'must be a locale like en-us'),
    whenUnset: 'the repository’s master locale',
  },
  contentWebhookSecret: {
    variable: 'CONTENT_WEBHOOK_SECRET',
    description: `the secret of the repository’s webhook to \`${contentWebhookPath}\`, at least 16 characters`,
    schema: text.min(
      16,
      'must be at least 16 characters, like the output of `openssl rand -hex 24`',
    ),
    whenUnset: 'the webhook is refused; edits appear within half a minute',
    isSecret: true,
  },
  contentPrivateHosts: {
    variable: 'CONTENT_PRIVATE_HOSTS',
    description:
      'hosts of blog feeds on your private network, comma-separated, like `blogs.internal:8080`; all others must be on the public internet',
    schema: hostList('blogs.internal:8080'),
    default: '',
    whenUnset: 'none',
  },
} satisfies SettingShape
