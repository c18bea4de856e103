/** The format of one network's tracked links, and where they contain the shop's page. */
export interface LinkForm {
  /** The end of the host, which `www.` or any other label may precede. */
  hosts: readonly string[]
  /**
   * Matches links in this form; if it is absent, the
   * form covers all remaining links on these hosts.
   */
  path?: RegExp
  /**
   * Names of query parameters, of which the first one present counts; 'rest' for everything after
   * `path`; 'none' for links that identify a product by number or are not clicks.
   */
  target: readonly string[] | 'rest' | 'none'
  /** Matches the query of an encrypted link. */
  isSealed?: RegExp
  /** True if the target may lack its scheme. */
  allowsBareTarget?: boolean
  /**
   * How the link carries our sub-id: the name of a query parameter, or a function that puts it
   * into the path. Absent if the link cannot have one.
   */
  subId?: string | ((link: string, subId: string) => string)
}
