import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { openPglite } from './open-pglite.ts'

const NEW_MARK = '.new-'

/** @returns true when `folder` holds a whole cluster. */
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

/** Brings a folder with all that it holds to the disk. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

/** Removes what earlier attempts left that did not live to the rename. */
function removeLeftovers(folder: string): void {
  const parent = dirname(folder)
  for (const name of readdirSync(parent)) {
    if (name.startsWith(basename(folder) + NEW_MARK)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

/**
 * The one session can never reach the template databases, so nothing would ever freeze them, and their age would stop
 * all writes in the end. They are half of the files besides.
 */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('UPDATE pg_database SET datistemplate = false')
  for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`)
}

/**
 * Makes a new cluster at `folder`, or nothing: it grows in a folder beside it, reaches the disk, and is renamed into
 * its place. The caller holds the folder's lock.
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
