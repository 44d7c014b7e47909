import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Erreur inconnue',
  timeout_retry_please: 'L’attente est trop longue. Réessayez.',
  'request.unsure': 'Nous n’avons pas reçu de réponse. Réessayez, votre demande ne sera pas traitée deux fois.',
  'request.lost':
    'Nous n’avons pas reçu de réponse, mais votre demande a peut-être abouti. Réessayez. En cas d’échec, connectez-vous avec les informations saisies.',
  'request.earlier.title': 'Nous avons déjà cette demande',
  'request.earlier.text':
    'Votre demande de {amount} nous est déjà parvenue ({time}). Nous n’en avons pas créé une seconde.',
  'request.earlier.view': 'La voir',
  'request.earlier.new': 'Nouvelle demande',
}
