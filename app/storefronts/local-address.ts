/** Returns a storefront's URL on this machine: `http://fashion9.localhost:3000`. */
export function getLocalAddress(id: string, port: number): string {
  return `http://${id}.localhost:${port}`
}
