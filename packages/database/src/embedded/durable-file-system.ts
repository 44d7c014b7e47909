import { fdatasyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of Emscripten's module that its published types leave out. */
interface FileSystemModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
  FS: { ErrnoError: new (errno: number) => Error }
}

/** EIO in Emscripten's table of errors. PostgreSQL answers it with a PANIC, as it must. */
const EMSCRIPTEN_EIO = 29

/** PGlite's folder on disk, whose fsync reaches the disk: the NODEFS of Emscripten has none and answers "done". */
export class DurableFileSystem extends NodeFS {
  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const result = await super.init(pglite, options)
    result.emscriptenOpts.preRun?.push((module) => {
      const { NODEFS, FS } = module as unknown as FileSystemModule // Emscripten's types do not know NODEFS' insides.
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
