/** Start-up data of the worker. */
export interface WorkerSettings {
  /** Folder of the cluster; created if missing. */
  folder: string
  isDurable: boolean
}

/** To the worker: bytes of the wire protocol, each answered by one reply; or the command to end. */
export type WorkerRequest = { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'close' }

/** From the worker, in the order of the requests. */
export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'closed' }
  /** PostgreSQL could not be opened or has crashed; no further replies. */
  | { kind: 'failed'; message: string }
