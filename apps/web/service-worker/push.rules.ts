import { findLogoFile } from '@foyer/contract'

export interface ShownPush {
  title: string
  body: string
  /** A later message with the same tag replaces this one. */
  tag: string
  /** Page of the app that a tap opens. */
  path: string
  /** Path of the merchant's icon on this host. */
  icon: string | undefined
  /** Mark of the member whom it is for; empty for a message of an earlier version. */
  mark: string
}

/** Outline for the status bar, for a merchant whose logo has given none. */
const plainBadge = '/m/art/badge.png'

/** Start page of a message without a page of its own. */
const homePath = '/m/home'

/**
 * Content of a push message: JSON of ours, by Web Push as it is, by Firebase within `data`. An unreadable one still has a
 * title; a path outside of the app leads home.
 */
export function readPush(text: string | undefined, appName: string): ShownPush {
  const message = readFields(text)
  const textOf = (name: string, fallback: string) => {
    const value = message[name]
    return typeof value === 'string' && value !== '' ? value : fallback
  }
  const path = textOf('path', homePath)
  const icon = textOf('icon', '')
  return {
    title: textOf('title', appName),
    body: textOf('body', ''),
    tag: textOf('tag', 'notification'),
    path: /^\/m\/[\w?=&/-]*$/.test(path) ? path : homePath,
    mark: textOf('mark', ''),
    icon: /^\/m\/(?:[\w-]+\/)*[\w-]+\.\w+$/.test(icon) ? icon : undefined,
  }
}

/**
 * Whether a message is for this browser's member (T25), unlike one that was on its way when the phone changed hands.
 * Without a mark on either side the platform alone decides.
 */
export function isForOwner(mark: string, owner: { mark?: string | undefined } | undefined): boolean {
  return !owner?.mark || mark === '' || mark === owner.mark
}

/** Small picture of the status bar, of which Android uses the outline only: that of the merchant's own logo. */
export function chooseBadge(icon: string | undefined): string {
  return findLogoFile(icon ?? '', 'badge-96.png') ?? plainBadge
}

/** What is shown of a message for another member: Safari ends a subscription after three messages without a notification. */
export function makeNeutral(title: string): ShownPush {
  return { title, body: '', tag: 'neutral', path: homePath, icon: undefined, mark: '' }
}

function readFields(text: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    const fields = isFields(parsed) && isFields(parsed.data) ? parsed.data : parsed
    return isFields(fields) ? fields : {}
  } catch {
    return {}
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
