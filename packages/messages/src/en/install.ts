/** Putting the site on the home screen. */
export const install = {
  'install.title': '{merchant} on your home screen',
  'install.body': 'There is nothing to download: the site runs in your browser, and an icon opens it with one tap.',
  'install.done': 'You have opened {merchant} from your home screen already.',
  'install.android': 'Android, with Chrome or Samsung Internet',
  'install.android.1': 'Open the browser’s menu.',
  'install.android.2': 'Choose “Add to home screen”.',
  'install.android.3': 'Confirm the name. The icon is on your home screen.',
  'install.ios': 'iPhone and iPad, with Safari',
  'install.ios.1': 'Tap the share button in Safari’s bar.',
  'install.ios.2': 'Choose “Add to Home Screen”.',
  'install.ios.3': 'Tap “Add”. The icon is on your home screen.',
  'install.warning':
    'Never install an app for {merchant} from a file or a link that somebody sends you: we offer none.',
} as const
