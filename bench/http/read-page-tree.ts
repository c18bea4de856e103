import { Parser } from 'htmlparser2'

/** An element with its attributes as React names them, or a text. */
export type PageNode = string | [name: string, attributes: Attributes, children: PageNode[]]
type Attributes = Record<string, string | boolean | Record<string, string>>

/** Reads the elements of a page's body, without its scripts, for another server to draw. */
export function readPageTree(html: string): PageNode[] {
  const body: PageNode[] = []
  const open: PageNode[][] = []
  let skipped = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') return void open.push(body)
      if (open.length === 0) return
      if (skipped > 0 || name === 'script') {
        skipped += 1
        return
      }
      const children: PageNode[] = []
      open.at(-1)?.push([name, toReact(attributes), children])
      open.push(children)
    },
    ontext(text) {
      if (skipped === 0) open.at(-1)?.push(text)
    },
    onclosetag() {
      if (skipped > 0) skipped -= 1
      else open.pop()
    },
  })
  parser.end(html)
  return body
}

const reactNames: Record<string, string> = {
  ...{ class: 'className', for: 'htmlFor', srcset: 'srcSet', tabindex: 'tabIndex' },
  ...{ readonly: 'readOnly', maxlength: 'maxLength', autocomplete: 'autoComplete' },
  ...{ fetchpriority: 'fetchPriority', inputmode: 'inputMode', enterkeyhint: 'enterKeyHint' },
  ...{ viewbox: 'viewBox', value: 'defaultValue', checked: 'defaultChecked' },
}

function toReact(attributes: Record<string, string>): Attributes {
  const entries = Object.entries(attributes).map(([name, value]) => {
    if (name === 'style') return [name, toStyle(value)]
    return [
      reactNames[name] ?? name,
      value === '' && !/^(?:alt|value|data-)/.test(name) ? true : value,
    ]
  })
  return Object.fromEntries(entries)
}

function toStyle(text: string): Record<string, string> {
  const rules = text.split(';').flatMap(rule => {
    const colon = rule.indexOf(':')
    return colon < 0
      ? []
      : [[toStyleName(rule.slice(0, colon).trim()), rule.slice(colon + 1).trim()]]
  })
  return Object.fromEntries(rules)
}

function toStyleName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
