/** Returns an error response in the format of the upstream at this path. */
export function getRefusal(address: string, status: number): { contentType: string; body: string } {
  if (address.startsWith('/query')) {
    const message = status === 401 ? 'Not Authenticated' : (names[status] ?? 'Error')
    return toJson({ errors: [{ message }] })
  }
  if (address.startsWith('/productsearch') && status === 401) {
    const fault = '<ams:code>900904</ams:code><ams:message>Access Token Inactive</ams:message>'
    return {
      contentType: 'text/xml;charset=UTF-8',
      body: `<ams:fault xmlns:ams="http://wso2.org/apimanager/security">${fault}</ams:fault>`,
    }
  }
  if (/^\/(token|productsearch|v2\/|v1\/|advertisersearch|access_token|publisher\/)/.test(address))
    return toJson(
      status === 429 ? { message: 'API rate limit exceeded' } : { message: names[status] },
    )
  return toJson({
    errorCode: status,
    errorName: names[status],
    errorMessage: names[status],
    detailedErrors: [],
  })
}

/** Returns the body of an error with status 200, for upstreams that send such errors. */
export function getQuietRefusal(address: string): { contentType: string; body: string } {
  if (address.startsWith('/productsearch')) {
    const errors = '<Errors><ErrorID>718601</ErrorID><ErrorText>System error.</ErrorText></Errors>'
    return { contentType: 'text/xml;charset=UTF-8', body: `<result>${errors}</result>` }
  }
  return toJson({ data: null, errors: [{ message: 'Internal server error' }] })
}

function toJson(body: object): { contentType: string; body: string } {
  return { contentType: 'application/json;charset=UTF-8', body: JSON.stringify(body) }
}

const names: Record<number, string> = {
  401: 'InvalidPartnerId',
  429: 'RateLimitExceeded',
  500: 'InternalError',
  503: 'ServiceUnavailable',
}
