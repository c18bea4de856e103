import type { OAuthKeys } from '#app/accounts/auth.server.ts'
import {
  parseSettingValues,
  type SettingFault,
  type SettingShape,
  text,
} from '#app/domain/setting.ts'

/**
 * Settings for third-party login. A provider's button appears once both of its settings are set.
 */
export const oauthSettings = {
  googleClientId: setClientId('Google', 'GOOGLE_CLIENT_ID'),
  googleClientSecret: setClientSecret('Google', 'GOOGLE_CLIENT_SECRET'),
  appleClientId: setClientId('Apple', 'APPLE_CLIENT_ID'),
  appleClientSecret: setClientSecret('Apple', 'APPLE_CLIENT_SECRET'),
  facebookClientId: setClientId('Facebook', 'FACEBOOK_CLIENT_ID'),
  facebookClientSecret: setClientSecret('Facebook', 'FACEBOOK_CLIENT_SECRET'),
} satisfies SettingShape

function setClientId(name: string, variable: string) {
  return {
    variable,
    description: `the id of your ${name} application, to let shoppers log in with ${name}; register \`/auth/callback/${name.toLowerCase()}\` there for each storefront`,
    schema: text,
    whenUnset: 'the login button is hidden',
  }
}

function setClientSecret(name: string, variable: string) {
  return {
    variable,
    description: `the secret of your ${name} application`,
    schema: text,
    whenUnset: 'the login button is hidden',
    isSecret: true,
  }
}

/**
 * Returns the providers whose id and secret are both set. Setting only one of the two is an error.
 */
export function parseOAuthSettings(variables: Record<string, string | undefined>): {
  oauthKeys: OAuthKeys
  faults: SettingFault[]
} {
  const { values, faults } = parseSettingValues(oauthSettings, variables)
  const oauthKeys: OAuthKeys = {}
  for (const name of ['google', 'apple', 'facebook'] as const) {
    const clientId = values[`${name}ClientId`]
    const clientSecret = values[`${name}ClientSecret`]
    if (clientId !== undefined && clientSecret !== undefined)
      oauthKeys[name] = { clientId, clientSecret }
    else if (clientId !== undefined || clientSecret !== undefined) {
      const missing = clientId === undefined ? 'ClientId' : 'ClientSecret'
      const { variable, description } = oauthSettings[`${name}${missing}`]
      faults.push([variable, `is not set, although its counterpart is; set it to ${description}`])
    }
  }
  return { oauthKeys, faults }
}
