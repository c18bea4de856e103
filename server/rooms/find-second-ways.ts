import { parseSync, Visitor } from 'vite'
import { lineAt } from './read-source.ts'

/** The file that may begin and end transactions. The benchmarks also use other databases. */
const transactions = 'app/database/in-transaction.server.ts'

/** The file that may create formatters of amounts. */
const amounts = 'app/domain/format-price.ts'

/** The file that may read what React Router keeps to itself. */
const internals = 'app/ui/navigation/router-internals.ts'

/** The file that knows how the paths of pages' data end. */
const dataPaths = 'app/domain/urls/data-path.ts'

/**
 * Finds code that does by hand what the repository has one function for: formatting numbers
 * and prices, choosing between singular and plural, running a transaction, reading React Router's internals,
 * reading the paths of pages' data.
 */
export function findSecondWays(path: string, text: string): string[] {
  const found: { start: number; rule: string }[] = []
  const add = (start: number, rule: string) => found.push({ start, rule })
  new Visitor({
    CallExpression({ callee, start }) {
      if (callee.type === 'MemberExpression' && nameOf(callee.property) === 'toLocaleString')
        add(start, 'formats a number: use formatWholeCount of app/domain/count.ts')
    },
    NewExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'NumberFormat') return
      if (path !== amounts) add(start, `formats a price: use formatPrice of ${amounts}`)
    },
    ConditionalExpression({ test, consequent, alternate, start }) {
      const isOne =
        test.type === 'BinaryExpression' &&
        /^[!=]==$/.test(test.operator) &&
        test.right.type === 'Literal' &&
        test.right.value === 1
      if (!isOne || !arePlurals(toWords(consequent), toWords(alternate))) return
      add(start, 'chooses a plural: use formatQuantity or pluralize of app/domain/count.ts')
    },
    ImportSpecifier({ imported, start }) {
      if (imported.type !== 'Identifier' || !imported.name.startsWith('UNSAFE_')) return
      if (path !== internals) add(start, `reads React Router’s internals: import ${internals}`)
    },
    Literal({ value, raw, start }) {
      if (typeof value === 'string') checkText(value, start)
      else if (raw?.includes('\\.data')) checkText('.data', start)
    },
    TemplateElement({ value, start }) {
      checkText(value.raw, start)
    },
  }).visit(parseSync(path, text).program)
  return found.map(({ start, rule }) => `${path}:${lineAt(text, start)} ${rule}`)

  function checkText(text: string, start: number): void {
    if (/(?:^|_)\.data$/.test(text) && path !== dataPaths)
      add(start, `reads the path of a page’s data: import ${dataPaths}`)
    checkStatement(text, start)
  }

  function checkStatement(statement: string, start: number): void {
    if (
      path === transactions ||
      path.startsWith('bench/') ||
      !/^\s*(?:BEGIN|COMMIT|ROLLBACK)\s*(?:;|$)/i.test(statement)
    )
      return
    add(start, `writes out a transaction: use inTransaction of ${transactions}`)
  }
}

function nameOf(node: { type: string; name?: unknown }): unknown {
  return node.type === 'Identifier' ? node.name : undefined
}

interface Branch {
  type: string
  value?: unknown
  quasis?: readonly { value: { raw: string } }[]
}

/** Returns the words of a text or template; undefined for any other expression. */
function toWords({ type, value, quasis }: Branch): string[] | undefined {
  if (type === 'Literal' && typeof value === 'string') return value.split(' ')
  return type === 'TemplateLiteral' && quasis
    ? quasis.flatMap(quasi => quasi.value.raw.split(' '))
    : undefined
}

/** True if a word of one text is the plural of a word of the other. */
function arePlurals(a: string[] | undefined, b: string[] | undefined): boolean {
  if (!a || !b) return false
  const isPluralOf = (plural: string, word: string) =>
    plural === `${word}s` || plural === `${word}es` || plural === word.replace(/y$/, 'ies')
  const isAny = (plurals: string[], words: string[]) =>
    plurals.some(plural => words.some(word => plural !== word && isPluralOf(plural, word)))
  return isAny(a, b) || isAny(b, a)
}
