import type { DecidedAddress } from '@foyer/contract'
import type { MouseEvent, ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { watchAppDownloads } from '../../lib/app-downloads.ts'
import type { DownloadOpening } from './download.rules.ts'
import { DownloadLink } from './download-button.tsx'

const downloads = vi.fn()
watchAppDownloads(downloads)

type Clickable = ReactElement<{ onClick: (event: MouseEvent<HTMLAnchorElement>) => void }>

/** Taps the link as a browser does: a click by script is no trusted one. */
function tap(url: string, opening: DownloadOpening) {
  downloads.mockClear()
  const onOpen = vi.fn()
  const preventDefault = vi.fn()
  const href = url as DecidedAddress // as a decision would return it
  const { props } = DownloadLink({ url: href, opening, className: '', onOpen, children: null }) as Clickable // it has no hooks
  const click = (isTrusted: boolean): void =>
    props.onClick({ isTrusted, preventDefault, currentTarget: { click: () => click(false) } } as never) // what it reads
  click(true)
  return { downloads: downloads.mock.calls.length, opened: onOpen.mock.calls.length }
}

test('TRACK-23 a download before anybody watches is reported to the first who does', async () => {
  vi.resetModules()
  const fresh = await import('../../lib/app-downloads.ts')
  const watcher = vi.fn()
  fresh.reportAppDownload()
  fresh.watchAppDownloads(watcher)
  expect(watcher).toHaveBeenCalledTimes(1)
})

describe('TRACK-23 BAR-15 a tap on a link to the app', () => {
  test.each([
    ['https://cdn.example/app.apk', 'sameWindow', 1],
    ['https://cdn.example/app.ipa?v=2', 'sameWindow', 1],
    ['/m/aurora.mobileconfig', 'sameWindow', 1],
    ['https://cdn.example/app.apk', 'newTab', 1],
    ['https://cdn.example/app.apk', 'syntheticClick', 1],
    ['https://apps.example/store', 'newTab', 0],
  ] as const)('%s (%s) is a download %i times, and opens once', (url, opening, count) => {
    expect(tap(url, opening)).toEqual({ downloads: count, opened: 1 })
  })
})
