import { readFileSync, writeFileSync } from 'node:fs'
import { formatEnvExample, replaceReadmeTable } from './settings-docs.ts'

// `npm run docs` writes the documentation that is generated from the settings.

writeFileSync('.env.example', formatEnvExample())
writeFileSync('README.md', replaceReadmeTable(readFileSync('README.md', 'utf8')))
