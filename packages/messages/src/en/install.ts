/** Installation on the home screen. */
export const install = {
  'install.title': 'Add {merchant} to your home screen',
  'install.body': 'Nothing to download. Open the site from your home screen with one tap.',
  'install.done': '{merchant} is already on your home screen',
  'install.android': 'Android: Chrome or Samsung Internet',
  'install.android.1': 'Open the browser menu',
  'install.android.2': 'Tap “Add to home screen”',
  'install.android.3': 'Confirm the name to add the icon',
  'install.ios': 'iPhone and iPad: Safari',
  'install.ios.1': 'Tap the Share button in Safari',
  'install.ios.2': 'Tap “Add to Home Screen”',
  'install.ios.3': 'Tap “Add”',
  'install.warning': 'Never install a {merchant} app from a file or link someone sends you. We don’t offer one.',
} as const
