import {
  type CallToolResult,
  INVALID_PARAMS,
  ProtocolError,
  Server,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import {
  type CatalogAnswer,
  type CatalogTool,
  type Shop,
  UnusableArgumentsError,
} from './catalog-tool.ts'
import { catalogTools } from './catalog-tools.ts'
import { ucpVersion } from './ucp-profile.ts'

export interface AgentServerOptions extends Shop {
  siteName: string
  siteDesc: string
}

/** The version of the tools, which changes when an assistant has to read them again. */
const toolsVersion = '1.0.0'

/**
 * Creates the server that answers one call. `onFailure` learns of an error of ours, whose message
 * the answer contains, so that it must not be sent.
 */
export function createAgentServer(
  options: AgentServerOptions,
  onFailure: (error: unknown) => void,
): Server {
  const { siteName, siteDesc, siteUrl } = options
  const server = new Server(
    { name: siteName, version: toolsVersion, websiteUrl: siteUrl },
    {
      capabilities: { tools: {} },
      instructions:
        `${siteDesc} Prices are today’s. We sell nothing ourselves: send shoppers to a product’s ` +
        '“url”, where a button leads to the store. Say so if “sale_check” is not “verified”.',
    },
  )
  server.setRequestHandler('tools/list', () => ({
    tools: catalogTools.map(({ name, title, description, schema }) => ({
      name,
      title,
      description,
      inputSchema: z.toJSONSchema(schema, { io: 'input' }) as { type: 'object' },
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = catalogTools.find(({ name }) => name === params.name)
    if (!tool) throw new ProtocolError(INVALID_PARAMS, `There is no tool “${params.name}”`)
    const given = tool.schema.safeParse(params.arguments ?? {})
    if (!given.success) throw new ProtocolError(INVALID_PARAMS, describeFaults(given.error))
    try {
      return toResult(tool, await tool.answer(options, given.data))
    } catch (error) {
      if (error instanceof UnusableArgumentsError)
        throw new ProtocolError(INVALID_PARAMS, error.message)
      onFailure(error)
      throw error
    }
  })
  return server
}

/** Wraps an answer. Clients that do not read structured answers get the same as text. */
function toResult(
  { capability }: CatalogTool,
  { isFailed, messages = [], ...fields }: CatalogAnswer,
): CallToolResult {
  const structuredContent = {
    ucp: {
      version: ucpVersion,
      status: isFailed ? 'error' : 'success',
      capabilities: { [capability]: [{ version: ucpVersion }] },
    },
    ...fields,
    ...(messages.length > 0 ? { messages } : {}),
  }
  return {
    content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
    structuredContent,
  }
}

function describeFaults({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}
