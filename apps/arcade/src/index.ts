export { type ArcadeConfig, type ArcadeOptions, createArcadeApp } from './app.ts'
export { arcadeGames } from './catalogue.ts'

/** Folder of the migrations of schema `arcade`, for `database.migrate`. */
export const arcadeMigrations = new URL('./db/migrations/', import.meta.url)
