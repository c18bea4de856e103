import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { type AgentServerOptions, createAgentServer } from './create-agent-server.ts'

/**
 * Answers a call of the Model Context Protocol (https://modelcontextprotocol.io), of the revision
 * 2026-07-28 or an earlier one, with the catalog tools of the Universal Commerce Protocol. Calls are
 * independent: there are no sessions or streams, and batches, which current revisions dropped, are
 * refused.
 */
export async function answerAgent(given: Request, options: AgentServerOptions): Promise<Response> {
  // Clients that accept only one of both forms of an answer get JSON, too.
  const headers = new Headers(given.headers)
  headers.set('Accept', 'application/json, text/event-stream')
  const request = new Request(given, { headers })
  const text = await request.clone().text()
  if (text.trimStart().startsWith('['))
    return answerFault(400, -32600, 'Send one call at a time, not a batch')
  const failures: unknown[] = []
  const createServer = () => createAgentServer(options, error => failures.push(error))
  const response = await answerCall(request, createServer)
  // The usual way of reporting errors also knows those that only mean “later”.
  if (failures.length > 0) throw failures[0]
  return response
}

async function answerCall(request: Request, createServer: () => Server): Promise<Response> {
  if (!(await isLegacyRequest(request.clone())))
    return createMcpHandler(createServer, { legacy: 'reject' }).fetch(request)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await createServer().connect(transport)
  return transport.handleRequest(request)
}

/** Answers what is no call of a tool, in the form of JSON-RPC. */
export function answerFault(
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status, headers })
}
