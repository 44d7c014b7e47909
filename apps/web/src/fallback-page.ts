/** Data of a fallback document for its script, in `<script type="application/json" id="waiting">`. */
export interface FallbackPageData {
  /** `domain` requests the alternatives at once; the others poll for the server's return. */
  kind: 'trouble' | 'offline' | 'domain'
  language: string
  /** The span of the document's own request, repeated by its calls (OPEN-76). */
  spanId: string
  /** The visitor exceeded the rate limit: the script polls slowly from the start. */
  isLimited: boolean
  texts: {
    noNetwork: string
    retrying: string
    return: string
    searching: string
    domainTitle: string
    domainBody: string
    /** With `{host}` as placeholder of the host's name. */
    domainGo: string
    domainNone: string
  }
}

/** Ids of the elements that the script fills. */
export const fallbackPageIds = {
  data: 'waiting',
  title: 'title',
  body: 'body',
  progress: 'progress',
  ways: 'ways',
} as const
