import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { openPglite } from './open-pglite.ts'

const NEW_MARK = '.new-'

/** @returns true when `folder` holds a complete cluster */
export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'))
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Syncs a folder and its contents to the disk. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

/** Removes leftovers of attempts that ended before the rename. */
function removeLeftovers(folder: string): void {
  const parent = dirname(folder)
  for (const name of readdirSync(parent)) {
    if (name.startsWith(basename(folder) + NEW_MARK)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

/**
 * The single session cannot connect to the template databases, so they would never be frozen, and their age would
 * finally block all writes. They are also half of the files.
 */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('UPDATE pg_database SET datistemplate = false')
  for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`)
}

/**
 * Creates a cluster at `folder` atomically: built in a folder next to it, synced to the disk, then renamed. The caller
 * holds the folder's lock.
 */
export async function createCluster(folder: string, isDurable: boolean): Promise<void> {
  removeLeftovers(folder)
  const growing = `${folder}${NEW_MARK}${process.pid}`
  mkdirSync(growing, { recursive: true, mode: 0o700 })
  const pglite = await openPglite(growing, false)
  await dropTemplates(pglite)
  await pglite.close()
  if (isDurable) syncTree(growing)
  renameSync(growing, folder)
  if (isDurable) syncPath(dirname(folder))
}
