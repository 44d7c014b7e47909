import type { MessageId } from '@foyer/messages'
import type { InstallWay } from '../../platform/index.ts'
import type { PictureName } from './install-picture.tsx'

export interface InstallGuide {
  title: MessageId
  steps: readonly { text: MessageId; picture: PictureName }[]
}

/** What to tap, by way to the home screen. */
export const installGuides: Record<InstallWay, InstallGuide> = {
  iosSafari: {
    title: 'install.way.iosSafari',
    steps: [
      { text: 'install.step.share', picture: 'shareBottom' },
      { text: 'install.step.addIos', picture: 'listRow' },
      { text: 'install.step.add', picture: 'confirmTop' },
    ],
  },
  iosBrowser: {
    title: 'install.way.iosBrowser',
    steps: [
      { text: 'install.step.shareTop', picture: 'shareTop' },
      { text: 'install.step.addIos', picture: 'listRow' },
      { text: 'install.step.add', picture: 'confirmTop' },
    ],
  },
  iosOldBrowser: {
    title: 'install.way.iosOldBrowser',
    steps: [
      { text: 'install.step.copy', picture: 'copyAddress' },
      { text: 'install.step.safari', picture: 'shareBottom' },
      { text: 'install.step.addIos', picture: 'listRow' },
    ],
  },
  inApp: {
    title: 'install.way.inApp',
    steps: [
      { text: 'install.step.appMenu', picture: 'appMenu' },
      { text: 'install.step.openBrowser', picture: 'menuRow' },
      { text: 'install.step.again', picture: 'home' },
    ],
  },
  androidChrome: {
    title: 'install.way.androidChrome',
    steps: [
      { text: 'install.step.menuTop', picture: 'menuTop' },
      { text: 'install.step.addAndroid', picture: 'menuRow' },
      { text: 'install.step.confirm', picture: 'home' },
    ],
  },
  androidFirefox: {
    title: 'install.way.androidFirefox',
    steps: [
      { text: 'install.step.menu', picture: 'menuTop' },
      { text: 'install.step.addFirefox', picture: 'menuRow' },
      { text: 'install.step.confirm', picture: 'home' },
    ],
  },
  samsung: {
    title: 'install.way.samsung',
    steps: [
      { text: 'install.step.menuBottom', picture: 'menuBottom' },
      { text: 'install.step.addSamsung', picture: 'menuRow' },
      { text: 'install.step.confirm', picture: 'home' },
    ],
  },
  desktopChromium: {
    title: 'install.way.desktopChromium',
    steps: [
      { text: 'install.step.barIcon', picture: 'barIcon' },
      { text: 'install.step.install', picture: 'confirmTop' },
    ],
  },
  desktopSafari: {
    title: 'install.way.desktopSafari',
    steps: [
      { text: 'install.step.dock', picture: 'barIcon' },
      { text: 'install.step.add', picture: 'confirmTop' },
    ],
  },
  desktopOther: {
    title: 'install.way.desktopOther',
    steps: [{ text: 'install.step.phone', picture: 'home' }],
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
