import { open } from 'node:fs/promises'
import { createHttpClient, type HttpClient, MAX_IMAGE_BYTES } from '@foyer/server'

/** Longest time of a download, in ms. */
const DOWNLOAD_TIMEOUT_MS = 20_000

type Source = { bytes: Uint8Array } | { fault: string }
type CreateClient = (address: string) => Pick<HttpClient, 'call' | 'close'>

/** Hosts of private networks are refused, and so is a redirect: the operator names the file itself (T18). */
const createPublicClient: CreateClient = (address) =>
  createHttpClient({
    allowedBaseUrls: [new URL(address).origin],
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
    bodyLimitBytes: MAX_IMAGE_BYTES,
    isPublicOnly: true,
  })

/** The content of a file or of an https address, of at most `MAX_IMAGE_BYTES` and one more; or why there is none. */
export async function readImageSource(source: string, createClient = createPublicClient): Promise<Source> {
  if (/^https:\/\//i.test(source)) return download(source, createClient)
  if (/^[a-z][\w+.-]+:\/\//i.test(source)) return { fault: `${source} is neither a file nor an https address` }
  return readStart(source)
}

async function readStart(path: string): Promise<Source> {
  const file = await open(path).catch(() => undefined)
  if (!file) return { fault: `${path} cannot be read` }
  try {
    const bytes = Buffer.alloc(MAX_IMAGE_BYTES + 1)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    return { bytes: bytes.subarray(0, bytesRead) }
  } catch {
    return { fault: `${path} is no file` }
  } finally {
    await file.close()
  }
}

async function download(address: string, createClient: CreateClient): Promise<Source> {
  if (!URL.canParse(address)) return { fault: `${address} is no address` }
  const client = createClient(address)
  const answer = await client.call({ method: 'GET', url: address, isBinary: true })
  await client.close()
  if (answer.outcome !== 'answered') return { fault: `${address} ${failures[answer.reason]}` }
  if (answer.status === 200 && answer.bytes) return { bytes: answer.bytes }
  const isRedirect = answer.status >= 300 && answer.status < 400
  return { fault: `${address} ${isRedirect ? 'leads elsewhere: name the file itself' : `answers ${answer.status}`}` }
}

const failures = {
  target_not_allowed: 'is an address of a private network',
  connection_refused: 'does not answer',
  timeout: `takes longer than ${DOWNLOAD_TIMEOUT_MS / 1000} seconds`,
  body_too_large: `has more than ${MAX_IMAGE_BYTES / 1024 / 1024} MB`,
  connection_lost: 'breaks off',
}
