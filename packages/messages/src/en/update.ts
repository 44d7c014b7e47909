/** Updates of the web app and of the native app. */
export const update = {
  'update.app.title': 'Update available',
  'update.app.body': 'A newer version of the app is available. Update it to continue with everything that’s new.',
  'update.app.action': 'Update Now',
  'download.title': 'Get the {merchant} app',
  'download.action': 'Download',
  'download.today': 'Don’t show this again today',
  'download.grade': 'Rated {grade} out of 5',
  'update.later': 'Later',
  'update.preview': 'Preview of version {number}. Tap to leave.',
} as const
