/** What the worker is started with. */
export interface WorkerSettings {
  /** Folder of the cluster; made when there is none. */
  folder: string
  isDurable: boolean
}

/** To the worker: bytes of the wire protocol, each answered by one reply; or the word to end. */
export type WorkerRequest = { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'close' }

/** From the worker, in the order of the requests. */
export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'closed' }
  /** PostgreSQL could not be opened or has crashed; nothing is answered after this. */
  | { kind: 'failed'; message: string }
