import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from './project.ts'
import './resolve-hook.ts'

// Types are stripped and scripts compiled once for all starts; the database's thread reads the variable.
process.env.NODE_COMPILE_CACHE ??= join(projectRoot, '.cache', 'compiled')
enableCompileCache(process.env.NODE_COMPILE_CACHE)
await import('./start/serve.ts')
