import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'అప్‌డేట్ అందుబాటులో ఉంది',
  'update.app.body': 'యాప్ కొత్త వెర్షన్ వచ్చింది. కొత్త ఫీచర్లన్నింటితో కొనసాగడానికి అప్‌డేట్ చేయండి.',
  'update.app.action': 'ఇప్పుడే అప్‌డేట్ చేయండి',
  'download.title': '{merchant} యాప్ పొందండి',
  'download.action': 'డౌన్‌లోడ్ చేయండి',
  'download.today': 'ఈరోజు దీన్ని మళ్లీ చూపవద్దు',
  'download.grade': 'రేటింగ్: 5కి {grade}',
  'update.later': 'తర్వాత',
  'update.preview': 'వెర్షన్ {number} ప్రివ్యూ. బయటకు రావడానికి నొక్కండి.',
} satisfies TextsOf<'update'>
