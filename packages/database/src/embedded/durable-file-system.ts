import { fdatasyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** A part of Emscripten's module that is missing in its published types. */
interface FileSystemModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
  FS: { ErrnoError: new (errno: number) => Error }
}

/** EIO in Emscripten's table of errors. PostgreSQL reacts with a PANIC, as it must. */
const EMSCRIPTEN_EIO = 29

/** PGlite's folder on disk with a working fsync: Emscripten's NODEFS has none and reports success. */
export class DurableFileSystem extends NodeFS {
  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const result = await super.init(pglite, options)
    result.emscriptenOpts.preRun?.push((module) => {
      const { NODEFS, FS } = module as unknown as FileSystemModule // Emscripten's types lack the internals of NODEFS.
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          fdatasyncSync(stream.nfd)
          return 0
        } catch {
          throw new FS.ErrnoError(EMSCRIPTEN_EIO)
        }
      }
    })
    return result
  }
}
