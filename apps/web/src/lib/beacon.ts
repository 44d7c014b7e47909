import { collect } from '@foyer/contract'

/** Sends the times of a page load (TRACK-21); the browser delivers them even when the page ends. */
export function sendSpeed(merchant: string, value: string): void {
  navigator.sendBeacon?.(collect.path, JSON.stringify({ merchant, value }))
}
