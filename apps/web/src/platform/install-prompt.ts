import { useSyncExternalStore } from 'react'
import { decideInstallWay, type InstallWay } from './install-way.rules.ts'

declare global {
  interface Window {
    /** The browser's install prompt, captured by the document's first script (PWA-03). */
    foyerPrompt?: InstallPrompt | undefined
  }
}

/** Chromium's event; in no other browser. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** PWA-11, CONST-32: tries and their interval in ms. */
const MAX_TRIES = 20
const tryIntervalMs = 150

/** The captured prompt; waits for it up to 20 tries, one every 150 ms (PWA-11). */
export async function findInstallPrompt(): Promise<InstallPrompt | undefined> {
  for (let count = 1; count < MAX_TRIES && !window.foyerPrompt; count += 1)
    await new Promise((resolve) => setTimeout(resolve, tryIntervalMs))
  return window.foyerPrompt
}

/** Shows the browser's prompt and resolves to the visitor's choice; a prompt can be shown once (PWA-05). */
export async function showInstallPrompt(prompt: InstallPrompt): Promise<'accepted' | 'dismissed'> {
  window.foyerPrompt = undefined
  await prompt.prompt()
  return (await prompt.userChoice).outcome
}

/** The way to the home screen in this browser. In the browser only. */
export function readInstallWay(): InstallWay {
  return decideInstallWay({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints })
}

const never = () => () => undefined

/** The same for a screen; undefined in the server's markup. */
export function useInstallWay(): InstallWay | undefined {
  return useSyncExternalStore(never, readInstallWay, () => undefined)
}
