import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { root } from './paths.mjs'

describe('npm start', () => {
  it('refuses to stand on the sandbox where NODE_ENV says production', () => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', STYLE_API_URL: '' }
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Set STYLE_API_URL and STYLE_API_KEY')
    expect(stderr).toContain('ALLOW_SANDBOX=1')
    expect(stderr).not.toContain('    at ')
  })
})
