import { msg } from '@lingui/core/macro';

export const enterCode = msg`Enter the code from the e-mail`;
