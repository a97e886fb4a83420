import { type Handlers, notImplemented } from './handler.ts';

export const captainProfile: Pick<
  Handlers,
  | 'getCaptainProfile'
  | 'getCaptainProfileById'
  | 'getPersonalInfo'
  | 'updatePersonalInfo'
  | 'getProfessionalInfo'
  | 'updateProfessionalInfo'
  | 'getCaptainStatistics'
  | 'uploadCaptainPhoto'
  | 'deleteCaptainPhoto'
  | 'getCaptainPhoto'
  | 'getCaptainDashboard'
> = {
  getCaptainProfile: notImplemented,
  getCaptainProfileById: notImplemented,
  getPersonalInfo: notImplemented,
  updatePersonalInfo: notImplemented,
  getProfessionalInfo: notImplemented,
  updateProfessionalInfo: notImplemented,
  getCaptainStatistics: notImplemented,
  uploadCaptainPhoto: notImplemented,
  deleteCaptainPhoto: notImplemented,
  getCaptainPhoto: notImplemented,
  getCaptainDashboard: notImplemented,
};
