import * as apiClient from '@aangan/api-client';
import * as host from '@aangan/host';
import * as messages from '@aangan/messages';
import * as toolkit from '@reduxjs/toolkit';
import * as query from '@reduxjs/toolkit/query/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactRedux from 'react-redux';
import * as toastify from 'react-toastify/unstyled';
import * as styledComponents from 'styled-components';
import * as router from '../routing/shared-router.ts';

/**
 * The packages of which there is one copy for shell and remotes, by the name that remotes import. The build reads the
 * names that they provide from here.
 */
export const shared: Readonly<Record<string, unknown>> = {
  '@aangan/api-client': apiClient,
  '@aangan/host': host,
  '@aangan/messages': messages,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/query/react': query,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-redux': reactRedux,
  'react-router-dom': router,
  'react-toastify/unstyled': toastify,
  'styled-components': styledComponents,
};

/** Such packages that a page loads only where a remote uses them. */
export const sharedLater: Readonly<Record<string, () => Promise<unknown>>> = {
  '@openfeature/react-sdk': () =>
    import(/* webpackChunkName: "openfeature" */ '@openfeature/react-sdk'),
  'react/compiler-runtime': () =>
    import(/* webpackChunkName: "compiler" */ 'react/compiler-runtime'),
};
