import type { MessageId } from '@foyer/messages'
import type { InstallWay } from '../../platform/index.ts'
import type { ImageName } from './install-image.tsx'

export interface InstallGuide {
  title: MessageId
  steps: readonly { text: MessageId; image: ImageName }[]
}

/** What to tap, by way to the home screen. */
export const installGuides: Record<InstallWay, InstallGuide> = {
  iosSafari: {
    title: 'install.way.iosSafari',
    steps: [
      { text: 'install.step.share', image: 'shareBottom' },
      { text: 'install.step.addIos', image: 'listRow' },
      { text: 'install.step.add', image: 'confirmTop' },
    ],
  },
  iosBrowser: {
    title: 'install.way.iosBrowser',
    steps: [
      { text: 'install.step.shareTop', image: 'shareTop' },
      { text: 'install.step.addIos', image: 'listRow' },
      { text: 'install.step.add', image: 'confirmTop' },
    ],
  },
  iosOldBrowser: {
    title: 'install.way.iosOldBrowser',
    steps: [
      { text: 'install.step.copy', image: 'copyAddress' },
      { text: 'install.step.safari', image: 'shareBottom' },
      { text: 'install.step.addIos', image: 'listRow' },
    ],
  },
  inApp: {
    title: 'install.way.inApp',
    steps: [
      { text: 'install.step.appMenu', image: 'appMenu' },
      { text: 'install.step.openBrowser', image: 'menuRow' },
      { text: 'install.step.again', image: 'home' },
    ],
  },
  androidChrome: {
    title: 'install.way.androidChrome',
    steps: [
      { text: 'install.step.menuTop', image: 'menuTop' },
      { text: 'install.step.addAndroid', image: 'menuRow' },
      { text: 'install.step.confirm', image: 'home' },
    ],
  },
  androidFirefox: {
    title: 'install.way.androidFirefox',
    steps: [
      { text: 'install.step.menu', image: 'menuTop' },
      { text: 'install.step.addFirefox', image: 'menuRow' },
      { text: 'install.step.confirm', image: 'home' },
    ],
  },
  samsung: {
    title: 'install.way.samsung',
    steps: [
      { text: 'install.step.menuBottom', image: 'menuBottom' },
      { text: 'install.step.addSamsung', image: 'menuRow' },
      { text: 'install.step.confirm', image: 'home' },
    ],
  },
  desktopChromium: {
    title: 'install.way.desktopChromium',
    steps: [
      { text: 'install.step.barIcon', image: 'barIcon' },
      { text: 'install.step.install', image: 'confirmTop' },
    ],
  },
  desktopSafari: {
    title: 'install.way.desktopSafari',
    steps: [
      { text: 'install.step.dock', image: 'barIcon' },
      { text: 'install.step.add', image: 'confirmTop' },
    ],
  },
  desktopOther: {
    title: 'install.way.desktopOther',
    steps: [{ text: 'install.step.phone', image: 'home' }],
  },
}

/** Ways that the page lists for other devices. */
export const listedWays: readonly InstallWay[] = [
  'androidChrome',
  'iosSafari',
  'iosBrowser',
  'samsung',
  'androidFirefox',
  'inApp',
  'desktopChromium',
  'desktopSafari',
]
