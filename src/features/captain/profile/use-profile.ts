import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  CaptainStatistics,
  PersonalInfo,
  ProfessionalInfo,
} from '../../../api/contract/types.ts';
import {
  captainProfileQuery,
  captainStatisticsQuery,
  personalInfoQuery,
  professionalInfoQuery,
} from '../../../api/resources/captain-profile/queries.ts';
import type { Versioned } from '../../../api/versioned.ts';

/** A part of a profile as it was read. */
export interface Part<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Reads it again; answers whether it is there now. */
  retry: () => Promise<boolean>;
}

interface Profile {
  personal: Part<Versioned<PersonalInfo>>;
  professional: Part<Versioned<ProfessionalInfo>>;
  statistics: Part<CaptainStatistics>;
}

function partOf<Whole, Data>(
  { data, error, isFetching, refetch }: UseQueryResult<Whole, Error>,
  pick: (whole: Whole) => Data,
): Part<Data> {
  return {
    data: data === undefined ? undefined : pick(data),
    error,
    isFetching,
    retry: async () => (await refetch()).isSuccess,
  };
}

/**
 * The profile of a captain: one's own in its three parts, each of which may fail by itself, that of another as a
 * whole, for administrators.
 */
export function useProfile(hostId: number, isOwn: boolean): Profile {
  const options = { enabled: isOwn };
  const personal = useQuery({ ...personalInfoQuery(), ...options });
  const professional = useQuery({ ...professionalInfoQuery(), ...options });
  const statistics = useQuery({ ...captainStatisticsQuery(), ...options });
  const whole = useQuery({ ...captainProfileQuery(hostId), ...options, enabled: !isOwn });
  if (!isOwn) {
    // Nobody writes what is read so: it has no version.
    const version = undefined;
    return {
      personal: partOf(whole, ({ personalInfo }) => ({ ...personalInfo, version })),
      professional: partOf(whole, ({ professionalInfo }) => ({ ...professionalInfo, version })),
      statistics: partOf(whole, (profile) => profile.statistics),
    };
  }
  const itself = <Data>(data: Data): Data => data;
  return {
    personal: partOf(personal, itself),
    professional: partOf(professional, itself),
    statistics: partOf(statistics, itself),
  };
}
